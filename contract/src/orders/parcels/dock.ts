/** How the outer tape, the moisture bag and the humidity card of a parcel were found. */
export const tapeStates = ['intact', 'opened', 'none'] as const;

export const cardStates = ['10', '30', '60', 'none'] as const;

export const packsMax = 500;
