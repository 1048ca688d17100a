/** Why a known maker is proposed for a name: it begins so, is spelt nearly so, or shares words. */
export const similarityReasons = ['begins', 'spelling', 'words'] as const;

/** Decisions about a name: alias of a known manufacturer, a manufacturer of its own, or none. */
export const manufacturerVerdicts = ['alias', 'own', 'none'] as const;

/** Parts and stock lines follow a decision by a job. */
export const manufacturerDecisionStates = ['moving', 'done', 'undoing', 'undone'] as const;
