/** Asks for the orders whose customers nobody of the staff looks after, where another word is somebody's id. */
export const NOBODY = 'nobody'
