export { Coin } from './Coin.tsx'
