export { ActsPage } from './ActsPage.tsx'
export { OperatorsPage } from './OperatorsPage.tsx'
export { OwnPage } from './OwnPage.tsx'
