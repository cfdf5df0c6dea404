import { type Need, need } from '../../shared/answers.ts'
import { homePart } from './homePart.ts'

export function homeNeeds(): Need[] {
  return [need('GET /member/index', {}, homePart)]
}
