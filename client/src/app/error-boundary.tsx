import { Component, type ErrorInfo, type ReactNode } from 'react';
import { PageLoadError } from '../i18n/lazy-page';
import { CrashScreen } from './crash-screen';

interface ErrorBoundaryProps {
  /** Inside a page that has its main and its h1 already. */
  inPage?: boolean;
  children: ReactNode;
}

interface Failure {
  /** Under which the error was logged; null where it was only a fetch that failed. */
  reference: string | null;
}

const newReference = (): string => crypto.randomUUID().slice(0, 8);

/** Shows a sentence and a reference where a component failed, never the error itself. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: { reference: error instanceof PageLoadError ? null : newReference() } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const reference = this.state.failure?.reference;
    if (reference) console.error(`Error ${reference}`, error, componentStack);
  }

  private readonly retry = (): void => {
    // React remembers a page that failed to load, so only a new visit asks for it again.
    if (this.state.failure?.reference === null) window.location.reload();
    else this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { inPage = false } = this.props;
    return <CrashScreen inPage={inPage} reference={failure.reference} onRetry={this.retry} />;
  }
}
