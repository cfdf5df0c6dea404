import type { AnswerOf } from '../../shared/client.ts'

export type Dossier = AnswerOf<'GET /office/api/member/:uid'>

export type Revealed = AnswerOf<'POST /office/api/member/reveal'>
