export { LevelsPage } from './LevelsPage.tsx'
