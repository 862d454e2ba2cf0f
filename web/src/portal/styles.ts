// The names of colours and sizes are those of the administration app; Mantine's styles are not loaded.
import '../app/tokens.css';
import './portal.css';
import './lists.css';
