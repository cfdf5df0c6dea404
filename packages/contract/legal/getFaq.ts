import { documentOperation } from './document.ts'

export const getFaq = documentOperation(
  '/member/faq',
  'Questions that are asked often, with their answers, for one brand',
)
