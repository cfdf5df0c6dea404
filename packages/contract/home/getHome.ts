import { operation } from '../operation.ts'
import { home } from './home.ts'

export const getHome = operation({
  method: 'GET',
  path: '/member/index',
  access: 'guest',
  shared: true,
  summary: 'Everything the home page shows, for the brand of the host it is asked on',
  answer: home,
  refusals: {},
})
