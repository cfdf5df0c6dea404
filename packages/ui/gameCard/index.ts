export { CardAbout } from './CardAbout.tsx'
export { GameCard } from './GameCard.tsx'
export { Heart } from './Heart.tsx'
