export { Medal, type MedalTier, medalTiers } from './Medal.tsx'
