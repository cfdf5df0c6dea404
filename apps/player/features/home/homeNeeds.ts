import { type Need, need } from '../../shared/answer/answers.ts'
import { plannedNeed } from '../maintenance/index.ts'
import { homePart } from './homePart.ts'

export function homeNeeds(): Need[] {
  return [need('GET /member/index', {}, homePart), plannedNeed()]
}
