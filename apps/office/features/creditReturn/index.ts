export { CreditReturnsPage } from './CreditReturnsPage.tsx'
