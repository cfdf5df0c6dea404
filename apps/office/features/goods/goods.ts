import type { AnswerOf } from '../../shared/client.ts'

export type Goods = AnswerOf<'GET /office/api/goods/list'>['d'][number]
