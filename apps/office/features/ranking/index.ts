export { RankingPages } from './RankingPages.tsx'
