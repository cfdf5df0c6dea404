export { CardInfo } from './CardInfo.tsx'
export { GameCard } from './GameCard.tsx'
export { Heart } from './Heart.tsx'
