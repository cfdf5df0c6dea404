export { shortName, useCategoryName, usePlaceName } from './category.texts.ts'
export { Game } from './Game.tsx'
