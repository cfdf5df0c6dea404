export { DetailsHead } from './details/DetailsHead.tsx'
export { FilcoinHead } from './FilcoinHead.tsx'
export { useVisit } from './useVisit.ts'
