import type { ComponentProps } from 'react'

/** Looks are chosen by a component's own props: a class or a style from outside would break the kit or the page's policy. */
type Looks = 'className' | 'style'

export type LinkProps = Omit<ComponentProps<'a'>, Looks>
export type PressProps = Omit<ComponentProps<'button'>, Looks | 'children'>
export type EntryProps = Omit<ComponentProps<'input'>, Looks>
