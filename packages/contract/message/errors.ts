import { refusals } from '../refusal.ts'

export const messageErrors = refusals({
  message_not_found: {
    status: 404,
    text: [
      'This message was not found. Please load your messages again.',
      'Hindi nahanap ang mensaheng ito. I-load muli ang mga mensahe mo.',
    ],
  },
})
