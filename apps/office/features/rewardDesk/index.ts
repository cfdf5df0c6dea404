export { RewardsPage } from './RewardsPage.tsx'
