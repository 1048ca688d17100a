export function ensureInstalled(root: string): Promise<string | null>;
export function isInstalled(root: string): boolean;
