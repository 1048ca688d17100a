/** Success. Every other code of a reply is a failure (specification section 8). */
export const OK = 0;
