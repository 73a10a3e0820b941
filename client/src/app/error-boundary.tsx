import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  reference: string | null;
}

const newReference = (): string => crypto.randomUUID().slice(0, 8);

/** Shows a sentence and a reference where a component failed, never the error itself. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { reference: null };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { reference: newReference() };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(`Error ${this.state.reference}`, error, componentStack);
  }

  override render(): ReactNode {
    const { reference } = this.state;
    if (reference === null) return this.props.children;
    return <CrashScreen reference={reference} onRetry={() => this.setState({ reference: null })} />;
  }
}
