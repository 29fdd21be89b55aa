/** How the program stands. `leaving`: it ends in a moment, and balancers send nothing more. `lost`: only a new start helps. */
export type Standing = 'serving' | 'leaving' | 'lost'
