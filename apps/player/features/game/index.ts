export { shortName, useCategoryName, usePlaceName } from './list/category.texts.ts'
export { type Card, cardOf } from './card.ts'
export { navigationPart } from './navigationPart.ts'
export { Game } from './page/Game.tsx'
