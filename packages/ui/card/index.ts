export { Card } from './Card.tsx'
export { HeroCard } from './HeroCard.tsx'
