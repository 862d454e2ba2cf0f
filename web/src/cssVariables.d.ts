import 'react';

// Custom properties in `style`, which React supports and its types do not know.
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
