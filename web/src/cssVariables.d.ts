import 'react';

// Custom properties in `style`, which React supports but its types do not declare.
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
