/** A game's page. Every other page, such as home, a category or a section, is out of the game. */
export function isGamePage(path: string): boolean {
  return path.startsWith('/s-game-page/')
}
