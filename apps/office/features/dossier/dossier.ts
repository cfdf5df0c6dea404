import type { AnswerOf } from '../../shared/client.ts'

export type Dossier = AnswerOf<'GET /office/api/member/:uid'>

export type PersonalDetails = AnswerOf<'POST /office/api/member/reveal'>
