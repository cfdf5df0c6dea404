export { WithdrawalPages } from './WithdrawalPages.tsx'
