/** What somebody writes about when a person of ours is to get in touch. */
export const harmTopics = ['regret', 'money', 'complaint', 'self_harm'] as const
export type HarmTopic = (typeof harmTopics)[number]
