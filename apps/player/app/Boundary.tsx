import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  readonly resetBy: string
  readonly broken: ReactNode
  readonly children: ReactNode
}

/** Keeps a broken page from taking the whole app with it; going elsewhere ends the trouble. */
export class Boundary extends Component<BoundaryProps, { readonly failedAt: string | null }> {
  override state: { readonly failedAt: string | null } = { failedAt: null }

  static getDerivedStateFromError(): { failedAt: string } {
    return { failedAt: typeof location === 'undefined' ? '' : location.pathname + location.search }
  }

  override render(): ReactNode {
    return this.state.failedAt === this.props.resetBy ? this.props.broken : this.props.children
  }
}
