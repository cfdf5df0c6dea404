export { GameCard } from './GameCard.tsx'
export { Heart } from './Heart.tsx'
