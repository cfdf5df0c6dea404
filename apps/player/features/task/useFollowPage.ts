import { taskStates } from '@saya/contract/task/task.ts'
import { placeOfType } from '@saya/contract/task/taskTypes.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'

interface FollowedTask {
  readonly ty: number
  readonly task_state: number
}

/** The page of ours that a follow opens. One that is to be collected is hidden until it is known to have a page. */
export function useFollowPage({ ty, task_state: state }: FollowedTask) {
  const isFollow = placeOfType(ty) === 'social' && state === taskStates.collectable
  const home = useAnswer('GET /member/index', {}, { isSkipped: !isFollow })
  // Links are the operator's to set: only a web address is opened.
  const page = home.answer?.media.find(({ url }) => /^https?:/.test(url))?.url
  return { page, isHidden: isFollow && page === undefined }
}

export type FollowPage = ReturnType<typeof useFollowPage>
