import '@apollo/client';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  // The generated types already mask fragments; Apollo's own types must agree.
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
