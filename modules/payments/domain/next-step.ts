/** Where the customer goes on with an attempt at the provider; kept with it, so that the way back there is not lost. */
export type NextStep =
  /** The provider's own page. */
  | { kind: 'redirect'; url: string }
  /** The provider's page inside ours. */
  | { kind: 'frame'; url: string }
  /** A card form of ours that the browser sends straight to the provider, together with these signed fields. */
  | {
      kind: 'card-form'
      action: string
      fields: Record<string, string>
      /** What the provider calls the fields of the card. */
      inputs: Record<'owner' | 'number' | 'month' | 'year' | 'cvc', string>
    }
