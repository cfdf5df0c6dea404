const entries = /^\/(glifeuser|(lazada|maya)miniuser|lazada-game|withdraw-return|s-game-page\/[^/]+\/.)/

/** Whether somebody is being signed in on this page by what its address says. */
export function isEntryPath(path: string): boolean {
  return entries.test(path)
}
