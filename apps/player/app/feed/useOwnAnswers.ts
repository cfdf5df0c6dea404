import { favouritesInput } from '../../features/favourite/index.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'

/** Fetches what every member has as soon as there is one, so that whatever page is opened shows it at once. */
export function useOwnAnswers(): void {
  useAnswer('GET /member/detail', {})
  useAnswer('GET /finance/wallet', {})
  useAnswer('GET /member/favorite/list', favouritesInput)
}
