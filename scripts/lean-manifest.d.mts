export function leanManifest(folder: string): Promise<void>
export function leanRoutes(script: string): string
